import type { SendWay } from '#domain/message/send-way.ts';
import { Button } from '#web/ui/controls/button.tsx';

interface OtherSendWaysProps {
  lead: string;
  ways: readonly { readonly way: SendWay; readonly before: string; readonly label: string }[];
  closing: string;
  onPress: (way: SendWay) => void;
}

export function OtherSendWays({ lead, ways, closing, onPress }: OtherSendWaysProps) {
  return (
    <p className="text-small leading-[2] text-ink-soft">
      <span>{lead}</span>
      {ways.map(({ way, before, label }) => (
        <span key={way}>
          <span>{before}</span>
          <Button variant="sentence-link" onClick={() => onPress(way)}>
            {label}
          </Button>
        </span>
      ))}
      <span>{closing}</span>
    </p>
  );
}
