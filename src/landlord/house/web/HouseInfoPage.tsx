import { Button } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { DescriptionList } from '../../../base/ui/description-list'
import { LinkButton } from '../../../base/ui/link'
import { PageHead, Panel } from '../../../base/ui/page'
import { useWords } from '../../../base/ui/use-words'
import type { House } from '../model'
import { houseWords } from '../words'
import DeleteHouseDialog from './DeleteHouseDialog'
import { HouseGate } from './HouseGate'

/** What is known of the chosen house. */
export default function HouseInfoPage() {
  const t = useWords(houseWords)
  return <HouseGate title={t('infoTitle')}>{(house) => <HouseInfo house={house} />}</HouseGate>
}

function HouseInfo({ house }: { house: House }) {
  const t = useWords(houseWords)
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <PageHead
        title={t('infoTitle')}
        action={
          <LinkButton href={`/home/house-info/edit?house=${house.id}`} leftSection={<Pencil size={18} aria-hidden />}>
            {t('edit')}
          </LinkButton>
        }
      />
      <Panel title={t('where')}>
        <DescriptionList
          items={[
            { term: t('name'), value: house.name },
            { term: t('address'), value: house.address },
            { term: t('postcode'), value: house.postcode },
            { term: t('city'), value: house.city },
          ]}
        />
      </Panel>
      <Panel title={t('landRegister')}>
        <DescriptionList
          items={[
            { term: t('municipality_number'), value: house.municipality_number },
            { term: t('property_number'), value: house.property_number },
            { term: t('holding_number'), value: house.holding_number },
            { term: t('lease_number'), value: house.lease_number },
            { term: t('section_number'), value: house.section_number },
            { term: t('organisation_number'), value: house.organisation_number },
            { term: t('share_number'), value: house.share_number },
          ]}
        />
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
