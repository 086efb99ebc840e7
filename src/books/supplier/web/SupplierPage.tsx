import { Anchor } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Badge } from '../../../base/ui/page/badge'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { NotFound } from '../../../base/ui/page/not-found'
import { QueryGate } from '../../../base/ui/page/query-gate'
import type { Tagged } from '../../../base/ui/query/call'
import { isMissing } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { supplierRecord, type Supplier } from '../model'
import { supplierWords } from '../words'
import { DeleteSupplierDialog } from './DeleteSupplierDialog'
import { useSupplier } from './use-supplier'
import { LeaveButton } from '../../../base/ui/form/leave-button'

/** Shows a supplier. `Below` shows what later modules know about it. */
export default function SupplierPage({ Below }: { Below: ComponentType<{ supplier: Supplier }> }) {
  const t = useWords(supplierWords)
  const query = useSupplier()
  if (query.data === undefined && isMissing(query.error)) return <NotFound homeHref="/home" />
  return (
    <>
      <p>
        <Anchor component={RouteLink} href="/home/suppliers">
          {t('back')}
        </Anchor>
      </p>
      {query.data === undefined ? (
        <>
          <PageHeader title={t('title')} />
          <QueryGate query={query}>{() => null}</QueryGate>
        </>
      ) : (
        <Detail supplier={query.data}>
          <Below supplier={query.data} />
        </Detail>
      )}
    </>
  )
}

function Detail({ supplier, children }: { supplier: Tagged<Supplier>; children: ReactNode }) {
  const t = useWords(supplierWords)
  const [removing, setRemoving] = useState(false)
  if (supplier.isDefault) {
    return (
      <>
        <PageHeader title={t('none')} />
        <Panel>{t('noneHelp')}</Panel>
        {children}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={supplier.name}
        action={
          <LinkButton
            href={`/home/suppliers/edit/${supplier.id}`}
            variant="outline"
            leftSection={<Pencil size={18} aria-hidden />}
          >
            {t('edit')}
          </LinkButton>
        }
      />
      <Panel>
        {supplier.archived && (
          <p className="ui-panel-note">
            <Badge kind="archived">{t('archived')}</Badge> {t('archivedNote')}
          </p>
        )}
        <DescriptionList items={supplierRecord.names.map((name) => ({ term: t(name), value: supplier[name] }))} />
      </Panel>
      {children}
      {!supplier.archived && (
        <div className="ui-page-foot">
          <LeaveButton danger onClick={() => setRemoving(true)}>
            {t('remove')}
          </LeaveButton>
        </div>
      )}
      <DeleteSupplierDialog supplier={supplier} opened={removing} onClose={() => setRemoving(false)} />
    </>
  )
}
