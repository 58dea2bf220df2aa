import { listTableTexts } from '#text/list/list-table.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { listDraft } from './list-draft.ts';

export function OtherLines({ lines }: { lines: readonly string[] }) {
  const moveToTable = (index: number) => {
    const { otherLines } = listDraft.read();
    const source = otherLines[index];
    if (source === undefined || !listDraft.addRow({ source })) return;
    listDraft.change({ otherLines: otherLines.filter((_, each) => each !== index) });
  };
  return (
    <details className="text-small">
      <summary className="py-2 font-semibold">{listTableTexts.otherLines(lines.length)}</summary>
      <p className="text-ink-soft">{listTableTexts.otherLinesText}</p>
      <ul className="grid">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
          <li key={index} className="flex flex-wrap items-center justify-between gap-x-3 border-t border-hairline">
            <span className="min-w-0 whitespace-pre-wrap">{line}</span>
            <Button variant="text" onClick={() => moveToTable(index)}>
              {listTableTexts.makeRow} <HiddenText>{line}</HiddenText>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
