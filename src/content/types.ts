/** A line of a product's specification panel. */
export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** The words of one product page (spec section 3: name, category and pictures stand in the catalogue). */
export interface ProductText {
  /** One sentence, 90 to 155 characters: card line and search-engine description. */
  readonly summary: string;
  /** What it is and where it grows; grade, making and checks; uses, packing and storage. */
  readonly description: readonly [string, string, string];
  /** The specification panel: botanical name, part used, HS code, form, grade figures, season. */
  readonly figures: readonly Figure[];
  /** A line under the panel saying how to read the figures. */
  readonly figuresNote: string;
}

/** Title and description of a page for the browser's tab, search engines and shared links. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** The words of the page that stands where nothing was found. */
export interface NotFoundWords {
  readonly head: PageHead;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly linksLabel: string;
  /** Ways on, the likeliest first. */
  readonly links: readonly { readonly path: string; readonly label: string; readonly hint: string }[];
}
