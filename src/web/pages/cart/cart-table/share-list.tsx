import { useEffect, useId, useRef, useState } from 'react';
import { localePrefix } from '#content/build-values.ts';
import { localizedUrl } from '#content/locale.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { formatSharedList, maxSharedItems } from '#domain/quote/shared-list.ts';
import { shareListTexts } from '#text/pages/cart.ts';
import { copyText } from '#web/browser/copy-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Status } from '#web/ui/messages/status.tsx';

interface ShareListProps {
  items: readonly CartItem[];
  onClose: () => void;
}

export function ShareList({ items, onClose }: ShareListProps) {
  const [status, setStatus] = useState('');
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const link = localizedUrl(window.location.origin, localePrefix, `/cart${formatSharedList(items)}`);

  useEffect(() => {
    field.current?.select();
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const copy = async () => {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setStatus(isCopied ? shareListTexts.copied : shareListTexts.notCopied);
  };

  return (
    <section
      ref={section}
      className="mt-4 grid gap-3 rounded-8 border border-hairline bg-cream p-6 print:hidden"
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className="text-lead">
        {shareListTexts.title}
      </h3>
      <p className="text-small">{shareListTexts.text}</p>
      {items.length > maxSharedItems && (
        <p className="text-small">{shareListTexts.cutNotice(maxSharedItems, items.length)}</p>
      )}
      <TextField
        ref={field}
        label={shareListTexts.link}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="outline" onClick={() => void copy()}>
          {shareListTexts.copy}
        </Button>
        <Button variant="text" onClick={onClose}>
          {shareListTexts.close}
        </Button>
        <Status as="span" variant="done">
          {status}
        </Status>
      </div>
    </section>
  );
}
