import { Button } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { LinkButton } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { houseRecord, type House, type HouseValues } from '../model'
import { houseWords } from '../words'
import DeleteHouseDialog from './DeleteHouseDialog'
import { HouseGate } from './HouseGate'

const where: readonly (keyof HouseValues)[] = ['name', 'address', 'postcode', 'city']
const inRegister = houseRecord.names.filter((name) => !where.includes(name))

/** What is known of the chosen house. */
export default function HouseInfoPage() {
  const t = useWords(houseWords)
  return <HouseGate title={t('infoTitle')}>{(house) => <HouseInfo house={house} />}</HouseGate>
}

function HouseInfo({ house }: { house: House }) {
  const t = useWords(houseWords)
  const [deleting, setDeleting] = useState(false)
  const item = (name: keyof HouseValues) => ({ term: t(name), value: house[name] })
  return (
    <>
      <PageHeader
        title={t('infoTitle')}
        action={
          <LinkButton href={`/home/house-info/edit?house=${house.id}`} leftSection={<Pencil size={18} aria-hidden />}>
            {t('edit')}
          </LinkButton>
        }
      />
      <Panel title={t('where')}>
        <DescriptionList items={where.map(item)} />
      </Panel>
      <Panel title={t('landRegister')}>
        <DescriptionList items={inRegister.map(item)} />
      </Panel>
      <div className="ui-page-foot">
        <Button variant="outline" color="red" onClick={() => setDeleting(true)}>
          {t('deleteHouse')}
        </Button>
      </div>
      <DeleteHouseDialog opened={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}
