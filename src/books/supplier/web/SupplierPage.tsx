import { Anchor, Button } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../base/ui/badge'
import { DescriptionList } from '../../../base/ui/description-list'
import { LinkButton, RouteLink } from '../../../base/ui/link'
import { PageHead, Panel } from '../../../base/ui/page'
import { AnswerGate, NotFound } from '../../../base/ui/states'
import { useWords } from '../../../base/ui/use-words'
import type { Supplier } from '../model'
import { supplierWords } from '../words'
import { DeleteSupplierDialog } from './DeleteSupplierDialog'
import { useSupplier } from './use-supplier'

/** What is known of one supplier. */
export default function SupplierPage() {
  const t = useWords(supplierWords)
  const { list, supplier } = useSupplier()
  if (supplier === null) return <NotFound homeHref="/home" />
  return (
    <>
      <p>
        <Anchor component={RouteLink} href="/home/suppliers">
          {t('back')}
        </Anchor>
      </p>
      {supplier === undefined ? (
        <>
          <PageHead title={t('title')} />
          <AnswerGate answer={list}>{() => null}</AnswerGate>
        </>
      ) : (
        <Detail supplier={supplier} />
      )}
    </>
  )
}

function Detail({ supplier }: { supplier: Supplier }) {
  const t = useWords(supplierWords)
  const [removing, setRemoving] = useState(false)
  if (supplier.isDefault) {
    return (
      <>
        <PageHead title={t('none')} />
        <Panel>{t('noneHelp')}</Panel>
      </>
    )
  }
  return (
    <>
      <PageHead
        title={supplier.name}
        action={
          <LinkButton href={`/home/suppliers/edit/${supplier.id}`} leftSection={<Pencil size={18} aria-hidden />}>
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
        <DescriptionList
          items={[
            { term: t('name'), value: supplier.name },
            { term: t('address'), value: supplier.address },
            { term: t('postcode'), value: supplier.postcode },
            { term: t('city'), value: supplier.city },
          ]}
        />
      </Panel>
      {!supplier.archived && (
        <div className="ui-page-foot">
          <Button variant="outline" color="red" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </div>
      )}
      <DeleteSupplierDialog supplier={supplier} opened={removing} onClose={() => setRemoving(false)} />
    </>
  )
}
