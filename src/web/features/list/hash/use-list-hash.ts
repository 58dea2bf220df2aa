import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listDraft } from '#web/features/list/list-draft.ts';
import { parseListHash } from './parse-list-hash.ts';
import { pasteListHash, pasteListPath } from './paste-list-hash.ts';

export function useListHash() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { kind } = parseListHash(hash);

  useEffect(() => {
    const list = parseListHash(hash);
    if (list.kind === 'link') listDraft.putItems(list.items, { kind: 'link', id: hash });
    // A damaged link must not show the items of an earlier link as its own.
    if (list.kind === 'damaged') listDraft.removeOriginRows();
  }, [hash]);

  return {
    isOpen: kind === 'paste' || kind === 'link',
    isDamaged: kind === 'damaged',
    /** At the address of a shared link, a reload would put its items into the table again. */
    goToPaste: () => {
      if (hash !== pasteListHash) void navigate(pasteListPath, { replace: true });
    },
    close: () => void navigate('/cart', { replace: true }),
  };
}
