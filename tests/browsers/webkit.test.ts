import { walk } from './walk.ts';
import { launchWebKit } from './webkit.ts';

walk(launchWebKit);
