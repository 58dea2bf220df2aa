import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseSharedList } from '#domain/quote/parse-shared-list.ts';
import { isSharedList } from '#domain/quote/shared-list.ts';
import { listDraft } from './list-draft.ts';
import { listHash } from './list-hash.ts';

/** Whether the address asks for a list. The items of a shared link are put into the table. */
export function useListAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isShared = isSharedList(hash);
  const isDamaged = isShared && parseSharedList(hash)?.length === 0;

  useEffect(() => {
    if (isShared) listDraft.open(parseSharedList(hash) ?? [], { kind: 'link', name: hash });
  }, [isShared, hash]);

  return {
    isOpen: isShared || hash === listHash,
    isDamaged,
    /** Opens the list without a link, which would fill the table a second time. */
    open: () => {
      if (hash !== listHash) void navigate(`/cart${listHash}`, { replace: true });
    },
    close: () => void navigate('/cart', { replace: true }),
  };
}
