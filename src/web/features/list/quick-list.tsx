import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { quickImport, quickList } from '#text/quick-list.ts';
import { QuickListForm } from './quick-list-form.tsx';
import { quickListHash } from './quick-list-hash.ts';
import { QuickListImport } from './quick-list-import.tsx';
import { useQuickImport } from './use-quick-import.ts';
import { useQuickList } from './use-quick-list.ts';

interface QuickListProps {
  /** The visitor's own e-mail; undefined until it is entered. */
  email: string | undefined;
}

/** A box for a whole list, a preview of what was read, and the adding of its lines; what is not added stays in the box. */
export function QuickList({ email }: QuickListProps) {
  const isLinked = useLocation().hash === quickListHash;
  const navigate = useNavigate();
  const list = useQuickList();
  const imported = useQuickImport(email);
  const { lines, total } = imported;
  const status = useRef<HTMLParagraphElement>(null);
  const titleId = useId();

  const close = () => void navigate('/cart', { replace: true });
  const finish = useEffectEvent(() => {
    // The button that was pressed was removed.
    status.current?.focus();
    if (list.text === '') close();
  });
  useEffect(() => {
    if (total !== undefined) finish();
  }, [total]);

  return (
    <>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={
          total === undefined
            ? undefined
            : `mb-5 rounded-sm border-l-3 border-leaf bg-linen px-4 py-3 text-sm print:hidden`
        }
      >
        {total !== undefined && quickImport.added(total)}
      </p>
      {(isLinked || lines) && (
        <section
          className="mb-6 grid grid-cols-1 gap-4 rounded-md border border-hairline bg-paper p-panel print:hidden"
          aria-labelledby={titleId}
        >
          <h2 id={titleId} className="font-serif-small text-title-sm">
            {quickList.title}
          </h2>
          {lines && (
            <QuickListImport
              imported={imported}
              total={lines.length}
              onPutBack={() =>
                imported.takeBack((rest) => {
                  // Before the text changes: it is kept in the history entry that this replaces.
                  if (!isLinked) void navigate(`/cart${quickListHash}`, { replace: true });
                  list.putBack(rest);
                })
              }
            />
          )}
          {isLinked && (
            <QuickListForm
              email={email}
              list={list}
              canAdd={lines === undefined}
              error={lines ? undefined : imported.error}
              onAdd={(owner) => {
                if (!imported.canStart()) return;
                imported.start(owner, list.take());
              }}
              onClose={close}
            />
          )}
        </section>
      )}
    </>
  );
}
