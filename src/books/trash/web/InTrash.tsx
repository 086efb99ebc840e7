import { EmptyState } from '../../../base/ui/page/empty-state'
import { LinkButton } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { trashWords } from '../words'

/** Shown instead of a record that is in the trash folder. */
export function InTrash({ href }: { readonly href: string }) {
  const t = useWords(trashWords)
  return <EmptyState title={t('liesInTrash')} action={<LinkButton href={href}>{t('toTrashFolder')}</LinkButton>} />
}
