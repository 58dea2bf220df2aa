import { createElement, memo, type ComponentType } from 'react';
import { renderAheadAfter } from './layout/render-ahead.ts';
import { lazyPart } from './lazy-part.ts';
import { BelowTheFold } from './ui/below-the-fold.tsx';
import { hasActed, nextAction } from './ui/visitor-action.ts';

const firstAction = import.meta.env.SSR || hasActed() ? Promise.resolve() : nextAction();

/**
 * What stands below the first screen of a page, as a component of a chunk of its own. Prerendered, it is hydrated once the
 * visitor has acted. Its props must stay the same: React would remove HTML that it can't hydrate yet.
 */
export function restOfPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart('', () => {
    const loading = loadAfterAction(load);
    renderAheadAfter(loading);
    return loading;
  });
  return memo((props: Props) => <BelowTheFold>{createElement(Part, props)}</BelowTheFold>);
}

async function loadAfterAction<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let action = firstAction; ; action = nextAction()) {
    await action;
    try {
      return await load();
    } catch (error) {
      // Offline, or gone after a new deployment: the HTML stays, and the next action tries again.
      if (import.meta.env.SSR) throw error;
    }
  }
}
