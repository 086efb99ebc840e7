import { Button, NativeSelect } from '@mantine/core'
import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { bankFileCalls } from '../calls'
import type { BankFile } from '../model'
import { columnRoles, mappingOfRoles, rolesFrom, rolesProblem, type NamedRole } from '../rules-roles'
import { bankFileWords } from '../words'
import { LeaveButton } from '../../../base/ui/form/leave-button'

const roleLabels = {
  date: 'date',
  text: 'text',
  sum: 'sum',
  in: 'in',
  out: 'out',
  counterparty: 'counterparty',
  counter_account: 'counter_account',
  reference: 'reference',
  currency: 'currencyColumn',
  fee: 'feeColumn',
} as const satisfies Record<NamedRole, string>

const shown = 6

export interface ColumnMapperProps {
  readonly file: BankFile
  readonly onRead: (file: BankFile) => void
  /** Called with the file if its columns still have no names. */
  readonly onHeader: (file: BankFile) => void
  readonly onCancel: () => void
}

/** Lets the landlord say what each column holds. Day, text and amount are needed. The choice is remembered. */
export function ColumnMapper({ file, onRead, onHeader, onCancel }: ColumnMapperProps) {
  const t = useWords(bankFileWords)
  const id = useId()
  const [roles, setRoles] = useState(() => rolesFrom(file.columns, file.mapping ?? {}))
  const [tried, setTried] = useState(false)
  const map = useEndpointMutation(bankFileCalls.map)
  const found = tried ? rolesProblem(roles) : null
  const read = async () => {
    setTried(true)
    const wrong = rolesProblem(roles)
    if (wrong) {
      document.getElementById(`${id}-${wrong.at}`)?.focus()
      return
    }
    try {
      onRead(
        await map.mutateAsync({
          params: { id: String(file.id) },
          body: { mapping: mappingOfRoles(file.columns, roles) },
        }),
      )
    } catch {
      // The line under the table shows the error.
    }
  }
  const readBelow = async (line: number) => {
    try {
      onHeader(await map.mutateAsync({ params: { id: String(file.id) }, body: { header_line: line } }))
    } catch {
      // The line under the table shows the error.
    }
  }
  const choose = (at: number, role: NamedRole | null) => setRoles(roles.with(at, role))
  return (
    <section className="bank-mapper" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('mapTitle')}</h3>
      <p>{t('mapText')}</p>
      <HeaderLine file={file} disabled={map.isPending} onChoose={(line) => void readBelow(line)} />
      {/* A file may be wider than the window. The keyboard reaches its hidden columns here. */}
      <div className="bank-scroll ui-sideways">
        <table className="bank-rows-read">
          <caption className="ui-hidden">{t('firstRows')}</caption>
          <thead>
            <tr>
              {file.columns.map((name, at) => (
                <th key={name} scope="col">
                  <span className="bank-column-name">{name}</span>
                  <NativeSelect
                    id={`${id}-${at}`}
                    aria-label={t('mapColumn', { name })}
                    data={[
                      { value: '', label: t('none') },
                      ...columnRoles.map((role) => ({ value: role, label: t(roleLabels[role]) })),
                    ]}
                    value={roles[at] ?? ''}
                    rightSection={<ChevronsUpDown size={16} aria-hidden />}
                    error={found?.at === at ? t(found.problem) : undefined}
                    onChange={({ currentTarget: { value } }) =>
                      choose(at, columnRoles.find((role) => role === value) ?? null)
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <SampleRows file={file} />
        </table>
      </div>
      <ErrorLine error={map.error} />
      <p className="ui-fine">{t('mapRemembered')}</p>
      <div className="ui-buttons">
        <LeaveButton disabled={map.isPending} onClick={onCancel}>
          {t('cancel')}
        </LeaveButton>
        <Button loading={map.isPending} onClick={() => void read()}>
          {t('mapRead')}
        </Button>
      </div>
    </section>
  )
}

const shownOfLine = 60

interface HeaderLineProps {
  readonly file: Pick<BankFile, 'lines' | 'header_line'>
  readonly disabled: boolean
  readonly onChoose: (line: number) => void
}

/** Lets the landlord choose the header, since some banks write lines of their own above it. */
function HeaderLine({ file: { lines, header_line }, disabled, onChoose }: HeaderLineProps) {
  const t = useWords(bankFileWords)
  const choices = lines
    .map(({ line, cells }) => ({ line, named: cells.filter((cell) => cell !== '') }))
    .filter(({ line, named }) => named.length > 1 || line === header_line)
    .map(({ line, named }) => ({
      value: String(line),
      label: t('headerChoice', { line, cells: named.join(' · ').slice(0, shownOfLine) }),
    }))
  return (
    <NativeSelect
      className="bank-header-line"
      label={t('headerLine')}
      data={[...(header_line === null ? [{ value: '', label: t('headerNone') }] : []), ...choices]}
      value={header_line === null ? '' : String(header_line)}
      disabled={disabled}
      rightSection={<ChevronsUpDown size={16} aria-hidden />}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') onChoose(Number(value))
      }}
    />
  )
}

function SampleRows({ file: { sample, columns } }: { readonly file: Pick<BankFile, 'sample' | 'columns'> }) {
  return (
    <tbody>
      {sample.slice(0, shown).map((cells, line) => (
        // Rows of a sample have no key of their own, and never change.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={line}>
          {columns.map((name, at) => (
            <td key={name}>{cells[at] ?? ''}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
