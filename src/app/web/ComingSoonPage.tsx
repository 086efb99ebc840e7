import { LinkButton } from '../../base/ui/link'
import { PageHead, Panel } from '../../base/ui/page'
import { EmptyState } from '../../base/ui/states'
import { useWords } from '../../base/ui/use-words'
import { shellWords } from './words'

/** Detailed cost: the menu names it without a link; whoever has its address is told the same. */
export default function ComingSoonPage() {
  const t = useWords(shellWords)
  return (
    <>
      <PageHead title={t('detailedCost')} />
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
