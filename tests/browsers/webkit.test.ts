import { launchWebKit } from '#tests/browsers/support/launch-webkit.ts';
import { walk } from './walk.ts';

walk(launchWebKit);
