import '../../../base/ui/form/folded-section.css'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { Notice } from '../../../base/ui/page/notice'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { BankFile } from '../model'
import { bankFileWords } from '../words'
import { bankNameOf } from './bank-name'

const mostNamed = 50

export function ReadSummary({ file }: { readonly file: BankFile }) {
  const t = useWords(bankFileWords)
  const { total, pending, skipped, from, to, differences } = file
  const bank = bankNameOf(file.format) ?? t('bankFile')
  const sentence = [
    from === null || to === null
      ? t('readNothing', { bank })
      : t('readSentence', { bank, count: total - pending, from: dmy(from), to: dmy(to) }),
    ...(pending > 0 ? [t('readPending', { count: pending })] : []),
    ...(skipped.length > 0 ? [t('readSkipped', { count: skipped.length })] : []),
  ].join(', ')
  return (
    <>
      <p className="bank-read" role="status">
        {sentence}
      </p>
      {skipped.length > 0 && (
        <details className="ui-folded">
          <summary>{t('skippedTitle')}</summary>
          <ul className="ui-part">
            {skipped.slice(0, mostNamed).map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>
                {t('skippedLine', {
                  line,
                  reason: reason in bankFileWords.texts ? t(reason as 'zero') : reason,
                })}
              </li>
            ))}
            {skipped.length > mostNamed && <li>{t('skippedMore', { count: skipped.length - mostNamed })}</li>}
          </ul>
        </details>
      )}
      {differences.map(({ account_number, difference }) => (
        <Notice key={account_number ?? ''} kind="warning">
          {t('difference', {
            amount: kr(difference),
            account:
              account_number === null ? '' : t('differenceAccount', { number: formatAccountNumber(account_number) }),
          })}
        </Notice>
      ))}
    </>
  )
}
