import { launchWebKit } from '#tests/browsers/support/webkit.ts';
import { walk } from './walk.ts';

walk(launchWebKit);
