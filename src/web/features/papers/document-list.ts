function namesIn(documents: string): readonly string[] {
  return documents
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function hasDocument(documents: string, name: string): boolean {
  return namesIn(documents).some((each) => isSame(each, name));
}

export function withDocument(documents: string, name: string): string {
  return [...namesIn(documents), name].join(', ');
}

export function withoutDocument(documents: string, name: string): string {
  return namesIn(documents)
    .filter((each) => !isSame(each, name))
    .join(', ');
}
