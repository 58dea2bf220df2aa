import { launchFirefox } from '#tests/browsers/support/firefox.ts';
import { walk } from './walk.ts';

walk(launchFirefox);
