import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { LinkButton } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { percentText } from '../../../base/kit/percent'
import { useWords } from '../../../base/ui/words/use-words'
import { houseNumberNames, ownShare, type House } from '../model'
import { houseWords } from '../words'
import { coOwnerWords } from '../words-co-owner'
import DeleteHouseDialog from './DeleteHouseDialog'
import { HouseGate } from './HouseGate'
import { YearFactsList } from './YearFactsFields'
import { LeaveButton } from '../../../base/ui/form/leave-button'

const where = ['name', 'address', 'postcode', 'city'] as const
type Fact = (typeof where)[number] | (typeof houseNumberNames)[number]

export default function HouseInfoPage() {
  const t = useWords(houseWords)
  return <HouseGate title={t('infoTitle')}>{(house) => <HouseInfo house={house} />}</HouseGate>
}

function HouseInfo({ house }: { house: House }) {
  const t = useWords(houseWords)
  const [deleting, setDeleting] = useState(false)
  const owner = useWords(coOwnerWords)
  const { viewer, open, looked } = useFileViewer(house.house_rules_files, 'rules')
  const item = (name: Fact) => ({ term: t(name), value: house[name] })
  return (
    <>
      <PageHeader
        title={t('infoTitle')}
        action={
          <LinkButton
            href={`/home/house-info/edit?house=${house.id}`}
            variant="outline"
            leftSection={<Pencil size={18} aria-hidden />}
          >
            {t('edit')}
          </LinkButton>
        }
      />
      <Panel title={t('where')}>
        <DescriptionList items={where.map(item)} />
      </Panel>
      <Panel title={t('landRegister')}>
        <DescriptionList items={houseNumberNames.map(item)} />
      </Panel>
      <Panel title={t('house_rules')}>
        {house.house_rules_files.length === 0 ? (
          <p>{t('noHouseRules')}</p>
        ) : (
          <FileThumbs files={house.house_rules_files} focus={looked} onOpen={open} />
        )}
        <p className="ui-fine">{t('house_rulesHelp')}</p>
        {viewer}
      </Panel>
      <Panel title={owner('ownership')}>
        <DescriptionList
          items={[
            { term: t('home_use'), value: t(house.home_use) },
            { term: owner('ownShareLabel'), value: percentText(ownShare(house.co_owners)) },
            ...house.co_owners.map(({ name, share }, index) => ({
              term: owner('coOwner', { number: index + 1 }),
              value: `${name}, ${percentText(share)}`,
            })),
          ]}
        />
        {house.years.length > 1 && <YearFactsList years={house.years} />}
      </Panel>
      <div className="ui-page-foot">
        <LeaveButton danger onClick={() => setDeleting(true)}>
          {t('deleteHouse')}
        </LeaveButton>
      </div>
      <DeleteHouseDialog opened={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}
