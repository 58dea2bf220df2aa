import { launchFirefox } from '#tests/browsers/support/launch-firefox.ts';
import { walk } from './walk.ts';

walk({ launch: launchFirefox, canPrint: true, canGoBackFromErrorPage: true });
