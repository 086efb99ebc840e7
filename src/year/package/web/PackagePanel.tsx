import { Button } from '@mantine/core'
import { FolderDown } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../../base/ui/file/file-url'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { pathOf, queryOf } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { requestZip, zipFacts } from '../../export/web/request-zip'
import { packageCalls } from '../calls'
import { packageWords } from '../words'

interface PackagePanelProps {
  readonly year: number
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
}

type State = { readonly kind: 'idle' | 'making' | 'saved' } | { readonly kind: 'failed'; readonly error: unknown }

/** Saves the year for the accountant: of the only house at once, of several after a choice. */
export function PackagePanel({ year, houses }: PackagePanelProps) {
  const t = useWords(packageWords)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const isMaking = state.kind === 'making'
  const icon = <FolderDown size={18} aria-hidden />
  const save = async (houseId?: number) => {
    setState({ kind: 'making' })
    try {
      const address = `${pathOf(packageCalls.package.path, { year })}${queryOf({ houseId })}`
      // The zip is in the language of the page.
      const response = await requestZip(undefined, packageCalls.package, address)
      await downloadFile(await response.blob(), zipFacts(response.headers).name)
      setState({ kind: 'saved' })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }
  return (
    <section className="tax-package" aria-label={t('save')}>
      {houses.length > 1 && !isMaking ? (
        <MenuButton
          variant="subtle"
          label={t('save')}
          icon={icon}
          choices={[
            { key: 'all', label: t('all'), onClick: () => void save() },
            ...houses.map(({ id, name }) => ({ key: String(id), label: name, onClick: () => void save(id) })),
          ]}
        />
      ) : (
        <Button variant="subtle" leftSection={icon} loading={isMaking} onClick={() => void save()}>
          {t('save')}
        </Button>
      )}
      <p className="ui-fine" role="status">
        {state.kind === 'making' ? t('making') : state.kind === 'saved' && t('saved')}
      </p>
      {state.kind === 'failed' && <ErrorLine error={state.error} />}
    </section>
  )
}
