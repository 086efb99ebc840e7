import './tax-page.css'
import { Button } from '@mantine/core'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { useSubscribe } from '../../../landlord/plan/web/use-subscribe'
import { taxSubscriptionWords } from '../words-subscription'

const gives = ['givesFigures', 'givesCheck', 'givesSheet', 'givesPreview', 'givesSending'] as const

/** Shown to a landlord without a subscription. After subscribing, the landlord comes back to this page. */
export default function TaxSubscriptionPage() {
  const t = useWords(taxSubscriptionWords)
  const subscribe = useSubscribe()
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub')} />
      <Panel title={t('gives')}>
        <ul className="tax-gives">
          {gives.map((what) => (
            <li key={what}>{t(what)}</li>
          ))}
        </ul>
        <p className="tax-after">{t('back')}</p>
        <Button onClick={subscribe}>{t('subscribe')}</Button>
      </Panel>
    </>
  )
}
