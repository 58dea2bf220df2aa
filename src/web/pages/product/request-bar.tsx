import { useEffect, useState, type RefObject } from 'react';
import type { Figure } from '#content/types.ts';
import { productPage } from '#text/product.ts';
import { Button } from '#web/ui/button.tsx';
import { noBreak } from '#web/ui/no-break.ts';
import styles from './request-bar.module.css';

interface RequestBarProps {
  /** The form on the page, with its id; the bar stands in for its button. */
  form: RefObject<HTMLFormElement | null>;
  formId: string;
  name: string;
  figure: Figure | undefined;
}

/** On phones, a bar at the bottom with the name and the request button while the form's own button is out of sight. */
export function RequestBar({ form, formId, name, figure }: RequestBarProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const button = form.current?.querySelector('[type=submit]');
    const observer = new IntersectionObserver((entries) => setIsShown(!entries.at(-1)?.isIntersecting));
    if (button) observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  return (
    <div className={styles.place}>
      <div className={styles.bar} data-shown={isShown || undefined}>
        <p className={styles.product}>
          <span className={styles.name}>{name}</span>
          {figure && (
            <span className={styles.figure}>
              {figure.label}: {noBreak(figure.value)}
            </span>
          )}
        </p>
        <Button type="submit" form={formId} className={styles.button}>
          {productPage.request}
        </Button>
      </div>
    </div>
  );
}
