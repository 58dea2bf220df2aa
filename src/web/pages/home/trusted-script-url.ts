import { company } from '#content/company.ts';

/** Of the Trusted Types interface, what is needed here; a browser without it takes plain strings. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** A policy can be created once under its name, so it is kept. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** A script's address in the form that Trusted Types ask for; throws a `TypeError` for any but the review widget's. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('reviews', {
    createScriptURL: (given) => {
      if (given !== company.reviews.scriptUrl) throw new TypeError(`Not the review widget's script: ${given}`);
      return given;
    },
  });
  // The typings of the DOM know only strings here; the trusted object must reach `src` as it is.
  return policy ? (policy.createScriptURL(url) as string) : url;
}
