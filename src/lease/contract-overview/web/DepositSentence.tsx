import { ore } from '../../../base/kit/money'
import { Notice } from '../../../base/ui/page/notice'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import type { Contract } from '../../contract/model'
import { depositStateAndAmounts } from '../../contract/rules-deposit'
import { payerAmongSeveral } from '../../party/rules-tenant'
import { depositSentenceKey, isDisputeRunning } from '../../deposit/rules-panel'
import { depositPanelWords } from '../../deposit/words-panel'
import { LeadSentence } from './LeadSentence'

/**
 * Describes the state of the deposit, including the five weeks of a dispute. Empty when the product opens no account.
 */
export function DepositSentence({ contract }: { readonly contract: Contract }) {
  const t = useWords(depositPanelWords)
  const { state, agreed, paid, missing, surplus } = depositStateAndAmounts(contract)
  const { tenantReleaseSum, landlordReleaseSum } = contract.signicatInfo ?? {}
  const provider = payerAmongSeveral(contract)
  const sentence = depositSentenceKey(contract, provider !== null)
  if (sentence === null) return null
  return (
    <>
      <LeadSentence>
        {t(sentence, {
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
      {isDisputeRunning(state) && <DisputeClock contract={contract} />}
    </>
  )
}

/** The five weeks of a dispute, which follow the bank's notice of a claim. */
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
