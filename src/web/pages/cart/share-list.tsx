import { useEffect, useId, useRef, useState } from 'react';
import { share } from '#text/cart.ts';
import type { CartItem } from '#domain/cart-item.ts';
import { maxSharedItems, sharedListFragment } from '#domain/shared-list.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import styles from './share-list.module.css';

/** A link that carries the items to another person, and nothing of this one. */
export function ShareList({ items, onClose }: { readonly items: readonly CartItem[]; readonly onClose: () => void }) {
  const [status, setStatus] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const link = new URL(`/cart${sharedListFragment(items)}`, window.location.href).href;

  useEffect(() => field.current?.select(), []);

  const copy = async () => {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setStatus(isCopied ? share.copied : share.notCopied);
  };

  return (
    <section className={styles.share} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {share.title}
      </h3>
      <p className={styles.text}>{share.text}</p>
      {items.length > maxSharedItems && <p className={styles.text}>{share.cut(maxSharedItems, items.length)}</p>}
      <Field label={share.link}>
        {(control) => (
          <input {...control} ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <div className={styles.end}>
        <Button look="dark" onClick={() => void copy()}>
          {share.copy}
        </Button>
        <TextButton onClick={onClose}>{share.close}</TextButton>
        <span role="status">{status}</span>
      </div>
    </section>
  );
}
