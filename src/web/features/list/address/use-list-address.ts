import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listDraft } from '#web/features/list/list-draft.ts';
import { parseListAddress } from './list-address.ts';
import { pasteListHash, pasteListPath } from './list-hash.ts';

export function useListAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { kind } = parseListAddress(hash);

  useEffect(() => {
    const address = parseListAddress(hash);
    if (address.kind === 'shared' || address.kind === 'damaged') {
      listDraft.putItems(address.items, { kind: 'link', name: hash });
    }
  }, [hash]);

  return {
    isOpen: kind !== 'none',
    isDamaged: kind === 'damaged',
    /** Goes to `#paste`. At the address of a shared link, a reload would put its items into the table again. */
    open: () => {
      if (hash !== pasteListHash) void navigate(pasteListPath, { replace: true });
    },
    close: () => void navigate('/cart', { replace: true }),
  };
}
