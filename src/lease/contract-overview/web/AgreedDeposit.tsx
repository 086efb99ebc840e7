import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { contractSteps, type Contract } from '../../contract/model'
import { depositFieldsOf, depositVariantOf } from '../../contract/model-asked-fields'
import { depositDueDay } from '../../contract/rules-deposit'
import { contractWords } from '../../contract/words'
import { useGuarantee } from '../../contract-form/web/use-guarantee'
import { contractDetailWords } from '../words'

/** Shows the agreed deposit. Terms that are next to each other in the lease share a row. */
export function AgreedDeposit({ contract }: { readonly contract: Contract }) {
  const t = useWords(contractDetailWords)
  const translate = useWords(contractWords)
  const ui = useWords(uiWords)
  const variant = depositVariantOf(contract)
  const { fields } = contractSteps.deposit
  const guarantee = { term: translate('guarantee'), value: useGuarantee()(contract.guarantee) }
  const dueOn = depositDueDay(contract)
  const { deposit_account, deposit_payment_deadline, deposit_count_payment_day } = contract
  return (
    <div className="contract-part">
      {variant === '0' ? (
        <>
          <p>{t('noDeposit')}</p>
          <DescriptionList items={[guarantee]} />
        </>
      ) : (
        <DescriptionList
          items={[
            { term: t('depositKind'), value: t(variant === '1' ? 'depositHere' : 'depositOwn') },
            ...recordFacts({ fields, names: [...depositFieldsOf(contract), 'guarantee'] }, contract, translate, ui, {
              special: {
                guarantee,
                deposit_count_payment_day: {
                  term: t('depositDue'),
                  value: dueOn === null ? t('depositDays', { count: deposit_count_payment_day ?? 0 }) : dmy(dueOn),
                },
                deposit_payment_deadline: {
                  term: t('depositDue'),
                  value: deposit_payment_deadline && dmy(deposit_payment_deadline),
                },
                deposit_account: {
                  term: t('depositAccount'),
                  value: deposit_account && (
                    <span className="contract-copy">
                      {formatAccountNumber(deposit_account)}
                      <CopyButton text={deposit_account} what={t('depositAccount')} />
                    </span>
                  ),
                },
              },
            }),
          ]}
        />
      )}
    </div>
  )
}
