import { Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../base/ui/dialog/dialog'
import type { Language } from '../../../base/kit/words'
import { SelectField } from '../../../base/ui/field/select-field'
import { downloadFile } from '../../../base/ui/file/file-url'
import { FieldPair } from '../../../base/ui/form/form'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { fetchEndpoint } from '../../../base/ui/query/endpoint-query'
import { monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import { contractLanguages, type Contract } from '../../contract/model'
import { usePaperRun } from '../../document/web/use-paper'
import { rentYearCalls } from '../calls-year'
import { firstDayOfMonth } from '../rules-payment'
import { rentPaymentWords } from '../words-payment'
import { useRentAccount } from './payments'

interface StatementDialogProps {
  readonly contract: Contract
  readonly onClose: () => void
}

/** Offers the statement of rent paid. The form starts with all followed months. */
export default function StatementDialog({ contract, onClose }: StatementDialogProps) {
  const t = useWords(rentPaymentWords)
  const account = useRentAccount(contract)
  if (account.data) {
    const months = account.data.months.map(({ month }) => month)
    return <Statement contract={contract} months={months} onClose={onClose} />
  }
  return <LoadingDialog title={t('statement')} error={account.error} retry={account.refetch} onClose={onClose} />
}

function Statement({ contract, months, onClose }: StatementDialogProps & { readonly months: readonly string[] }) {
  const t = useWords(rentPaymentWords)
  const [language] = useLanguage()
  const { busy, run } = usePaperRun<'statement'>()
  const [[from, to], setPeriod] = useState([months[0] ?? '', months.at(-1) ?? ''] as const)
  const [lang, setLang] = useState<Language>(contract.language ?? language)
  const options = months.map((month) => ({ value: month, label: monthAndYear(firstDayOfMonth(month), language) }))
  const save = () =>
    run('statement', async () => {
      const { url } = await fetchEndpoint(
        rentYearCalls.statement,
        { params: { id: String(contract.id) }, query: { from, to, lang } },
        { staleTime: 0 },
      )
      await downloadFile(url, `${t('statementName', { name: tenantName(contract), from, to })}.pdf`)
      onClose()
    })
  return (
    <Dialog title={t('statement')} opened onClose={onClose}>
      <div className="ui-form">
        <p>{t('statementText')}</p>
        {months.length === 0 ? (
          <p>{t('noPayments')}</p>
        ) : (
          <>
            <FieldPair>
              <SelectField
                id="statement-from"
                name="from"
                label={t('statementFrom')}
                value={from}
                // The end is never before the beginning.
                onChange={(next) => setPeriod([next, to < next ? next : to])}
                options={options}
                placeholder={false}
              />
              <SelectField
                id="statement-to"
                name="to"
                label={t('statementTo')}
                value={to}
                onChange={(next) => setPeriod([from > next ? next : from, next])}
                options={options}
                placeholder={false}
              />
            </FieldPair>
            <SelectField
              id="statement-language"
              name="language"
              label={t('statementLanguage')}
              value={lang}
              onChange={setLang}
              options={contractLanguages.map((value) => ({ value, label: t(`statement_${value}`) }))}
              placeholder={false}
            />
            <div className="ui-form-actions">
              <Button
                leftSection={<FileDown size={18} aria-hidden />}
                loading={busy !== null}
                onClick={() => void save()}
              >
                {t('statementSave')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
