import { useRef, useState } from 'react';
import { screenSize } from '#text/rail-tools.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CardFrame } from './card-frame.tsx';

interface ScreenSizeProps {
  /** CSS pixels per millimetre; undefined if they are not set. */
  pixels: number | undefined;
  onSet: (pixels: number) => void;
}

export function ScreenSize({ pixels, onSet }: ScreenSizeProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const use = (chosen: number) => {
    onSet(chosen);
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="mt-5 text-on-dark">
      <Button ref={opener} variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {pixels === undefined ? screenSize.open : screenSize.change}
      </Button>
      {isOpen && <CardFrame pixels={pixels} onUse={use} />}
    </div>
  );
}
