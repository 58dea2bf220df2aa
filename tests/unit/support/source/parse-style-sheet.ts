export interface StyleDeclaration {
  readonly blocks: readonly string[];
  readonly property: string;
  readonly value: string;
}

interface StyleSheet {
  readonly blocks: readonly string[];
  readonly declarations: readonly StyleDeclaration[];
}

/** Splits at braces and semicolons outside of comments, strings and brackets. */
export function parseStyleSheet(css: string): StyleSheet {
  const blocks: string[] = [];
  const declarations: StyleDeclaration[] = [];
  const open: string[] = [];
  const parts = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(/((?:\((?:[^()]|\([^()]*\))*\)|"[^"]*"|'[^']*'|\\.|[^{};])*)([{};]|$)/g);
  for (const [, text = '', end] of parts) {
    const trimmed = text.trim().replaceAll(/\s+/g, ' ');
    const [, property, value = ''] = /^(-{0,2}[a-z][\w-]*): ?(.*)$/i.exec(trimmed) ?? [];
    if (end === '{') {
      blocks.push(trimmed);
      open.push(trimmed);
    } else {
      if (property !== undefined) declarations.push({ blocks: [...open], property, value });
      if (end === '}') open.pop();
    }
  }
  return { blocks, declarations };
}
