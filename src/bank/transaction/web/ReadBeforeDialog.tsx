import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { bankImportWords } from '../words'
import type { Importing, DaysReadBefore } from './use-import'

/** The maximum number of days that the question lists. If there are more, it only names the first and the last. */
const mostDays = 6

/**
 * Asks what to import of days that a file of another format had. It says how many rows seem the same, and each button
 * says what it does. The filled button never brings a payment in twice.
 */
export function ReadBeforeDialog({ importing }: { readonly importing: Importing }) {
  const t = useWords(bankImportWords)
  const { question, busy, error } = importing
  const { fresh, same } = question ?? { fresh: 0, same: 0 }
  const others = fresh - same
  return (
    <ConfirmDialog
      title={t('readBeforeTitle')}
      text={question && <Text {...question} />}
      opened={question !== null}
      onCancel={importing.drop}
      cancelText={t('dontImport')}
      {...(others > 0 && {
        confirmText: t(same > 0 ? 'importOnlyNew' : 'importNew', { count: others }),
        onConfirm: importing.onlyNew,
      })}
      {...(same > 0 && { second: { text: t('importAll', { count: fresh }), onClick: importing.anyway } })}
      busy={busy}
      error={error}
    />
  )
}

/** Shows the first and the last of many days. */
function Text({ days, fresh, same }: DaysReadBefore) {
  const t = useWords(bankImportWords)
  const named = days.length > mostDays ? `${dmy(days[0]!)} – ${dmy(days.at(-1)!)}` : days.map(dmy).join(', ')
  return (
    <>
      <p>{t('readBeforeDays', { count: days.length, days: named })}</p>
      <p>
        {same === 0
          ? t('noneSame')
          : same === fresh
            ? t('allSame', { count: same })
            : t('someSame', { count: same, fresh })}
      </p>
      {same > 0 && <p>{t('twiceIfAll')}</p>}
    </>
  )
}
