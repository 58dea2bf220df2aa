import { launchFirefox } from './firefox.ts';
import { walk } from './walk.ts';

walk(launchFirefox);
