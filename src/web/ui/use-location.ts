import { createContext, use } from 'react';

/** An entry of the browser's history. */
export interface Location {
  readonly pathname: string;
  /** With its `?`, empty when there is none. */
  readonly search: string;
  /** With its `#`, empty when there is none. */
  readonly hash: string;
  /** What the entry was made with; null when with nothing. */
  readonly state: unknown;
  /** Tells entries of the same address apart; `first` for one that the browser made by itself. */
  readonly key: string;
}

/** How the visitor came to an entry: by the browser (load, back, forward), by a link, or in place of the entry before. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Place {
  readonly location: Location;
  readonly type: NavigationType;
}

export interface NavigateOptions {
  /** In place of the current entry; by default only where the address stays the same. */
  readonly replace?: boolean | undefined;
  /** Kept with the entry; must be plain data. */
  readonly state?: unknown;
}

/** Goes to an address of this site, absolute or relative to the current one. */
export type Navigate = (address: string, options?: NavigateOptions) => void;

export const PlaceContext = createContext<Place | undefined>(undefined);
export const NavigateContext = createContext<Navigate | undefined>(undefined);

/** Where the visitor is. Throws outside of a `Router`, like all three. */
export function useLocation(): Location {
  return inRouter(use(PlaceContext)).location;
}

/** How the visitor came here. */
export function useNavigationType(): NavigationType {
  return inRouter(use(PlaceContext)).type;
}

/** The function that goes elsewhere; always the same one. */
export function useNavigate(): Navigate {
  return inRouter(use(NavigateContext));
}

function inRouter<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no Router around this component');
  return value;
}
