import { LinkButton } from '../../base/ui/page/link'
import { PageHeader, Panel } from '../../base/ui/page/page'
import { EmptyState } from '../../base/ui/page/empty-state'
import { useWords } from '../../base/ui/words/use-words'
import { shellWords } from './words'

/** Detailed cost: the menu names it without a link; whoever has its address is told the same. */
export default function ComingSoonPage() {
  const t = useWords(shellWords)
  return (
    <>
      <PageHeader title={t('detailedCost')} />
      <Panel>
        <EmptyState
          title={t('comingSoon')}
          text={t('comingSoonText')}
          action={<LinkButton href="/home/dashboard">{t('allVouchers')}</LinkButton>}
        />
      </Panel>
    </>
  )
}
