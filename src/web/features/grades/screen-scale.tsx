import { useRef, useState } from 'react';
import { screenScaleTexts } from '#text/grades/rail-tools.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { BankCardFrame } from './bank-card-frame.tsx';
import styles from './rail-tools.module.css';

interface ScreenScaleProps {
  pixelsPerMm: number | undefined;
  onSet: (pixelsPerMm: number) => void;
}

export function ScreenScale({ pixelsPerMm, onSet }: ScreenScaleProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (chosen: number) => {
    onSet(chosen);
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.scale} data-open={isOpen || undefined}>
      <Button ref={opener} variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {pixelsPerMm === undefined ? screenScaleTexts.open : screenScaleTexts.change}
      </Button>
      {isOpen && <BankCardFrame pixelsPerMm={pixelsPerMm} onSet={choose} />}
    </div>
  );
}
