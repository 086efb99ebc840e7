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

/** Rows of the file that are shown under the choices. */
const shown = 6

export interface ColumnMapperProps {
  readonly file: BankFile
  readonly onRead: (file: BankFile) => void
  readonly onCancel: () => void
}

/** The first rows of a file with a choice over each column: what it holds. Three are needed; the choice is remembered. */
export function ColumnMapper({ file, onRead, onCancel }: ColumnMapperProps) {
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
      // The line under the table says why.
    }
  }
  const choose = (at: number, role: NamedRole | null) => setRoles(roles.with(at, role))
  return (
    <section className="bank-mapper" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('mapTitle')}</h3>
      <p>{t('mapText')}</p>
      {/* A file may have more columns than the window has room for: the keys reach them here too. */}
      <div className="bank-scroll">
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
                      ...columnRoles.map((role) => ({ value: role, label: t(role) })),
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
          <tbody>
            {file.sample.slice(0, shown).map((cells, line) => (
              // Rows of a sample have nothing that tells them apart, and never change.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={line}>
                {file.columns.map((name, at) => (
                  <td key={name}>{cells[at] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ErrorLine error={map.error} />
      <p className="ui-fine">{t('mapRemembered')}</p>
      <div className="ui-buttons">
        <Button variant="default" disabled={map.isPending} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button loading={map.isPending} onClick={() => void read()}>
          {t('mapRead')}
        </Button>
      </div>
    </section>
  )
}
