import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { contractSteps, type Contract } from '../../contract/model'
import { depositFieldsOf, depositVariantOf } from '../../contract/model-asked'
import { contractWords } from '../../contract/words'
import { contractDetailWords } from '../words'

/** The deposit that was agreed; what stands together on paper is one line here. */
export function AgreedDeposit({ contract }: { readonly contract: Contract }) {
  const t = useWords(contractDetailWords)
  const translate = useWords(contractWords)
  const ui = useWords(uiWords)
  const variant = depositVariantOf(contract)
  const { fields } = contractSteps.deposit
  const guarantee = recordFacts({ fields, names: ['guarantee'] }, contract, translate, ui)
  const { deposit_account, deposit_payment_deadline, deposit_count_payment_day } = contract
  return (
    <div className="contract-part">
      {variant === '0' ? (
        <>
          <p>{t('noDeposit')}</p>
          <DescriptionList items={guarantee} />
        </>
      ) : (
        <DescriptionList
          items={[
            { term: t('depositKind'), value: t(variant === '1' ? 'depositHere' : 'depositOwn') },
            ...recordFacts(
              { fields: contractSteps.deposit.fields, names: [...depositFieldsOf(contract), 'guarantee'] },
              contract,
              translate,
              ui,
              {
                special: {
                  deposit_count_payment_day: {
                    term: t('depositDue'),
                    value: t('depositDays', { count: deposit_count_payment_day ?? 0 }),
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
              },
            ),
          ]}
        />
      )}
    </div>
  )
}
