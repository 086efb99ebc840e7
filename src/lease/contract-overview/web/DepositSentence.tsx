import { ore } from '../../../base/kit/money'
import { Notice } from '../../../base/ui/page/notice'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import type { Contract } from '../../contract/model'
import { agreesRentAccount, depositStanding } from '../../contract/rules-deposit'
import { isOver } from '../../law/rules-term'
import { payerAmongSeveral } from '../../party/rules-tenant'
import { isCountedDown, panelStage, type PanelStage } from '../../deposit/rules-panel'
import { depositPanelWords } from '../../deposit/words-panel'
import { LeadSentence } from './LeadSentence'

/** Includes the five weeks of a dispute. Empty when the product opens no account. */
export function DepositSentence({ contract }: { readonly contract: Contract }) {
  const t = useWords(depositPanelWords)
  const stage = panelStage(contract)
  if (stage === null) return null
  const { agreed, paid, missing, surplus } = depositStanding(contract)
  const { tenantReleaseSum, landlordReleaseSum } = contract.signicatInfo ?? {}
  const provider = payerAmongSeveral(contract)
  return (
    <>
      <LeadSentence>
        {t(sentenceOf(contract, stage, provider !== null), {
          sum: kr(agreed),
          founds: kr(paid),
          missing: kr(missing),
          surplus: kr(surplus),
          name: provider ?? tenantName(contract),
          payer: provider ?? t('theTenant'),
          tenant: kr(tenantReleaseSum ?? ore(0)),
          landlord: kr(landlordReleaseSum ?? ore(0)),
        })}
      </LeadSentence>
      {isCountedDown(stage) && <DisputeClock contract={contract} />}
    </>
  )
}

/** Several tenants, a lease that is over, and what it agrees about the rent have sentences of their own. */
function sentenceOf(contract: Contract, stage: PanelStage, isSeveral: boolean) {
  if (stage === 'created' && isSeveral) return 'createdSeveral'
  if (stage === 'dispute' && agreesRentAccount(contract)) return 'disputeRent'
  // The line below shows the days that start with the bank's notice.
  if (stage === 'dispute' && (contract.signicatInfo?.disputeUntil ?? null) !== null) return 'disputeNoticed'
  if (stage === 'fully' && depositStanding(contract).surplus > 0) return 'fullyOver'
  // Nobody waits for a payment any more.
  if (stage === 'opened' && isOver(contract)) return 'openedOver'
  return stage
}

/** They follow the bank's notice of a claim. */
function DisputeClock({ contract }: { readonly contract: Contract }) {
  const t = useWords(depositPanelWords)
  const { disputeUntil: until = null, noticedOn = null } = contract.signicatInfo ?? {}
  if (until === null || noticedOn === null) return null
  const values = {
    noticed: dmy(noticedOn),
    until: dmy(until),
    payer: payerAmongSeveral(contract) ?? t('theTenant'),
  }
  return <Notice kind="warning">{t(until < today() ? 'disputeOver' : 'disputeUntil', values)}</Notice>
}
