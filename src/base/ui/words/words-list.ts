import { words } from '../../kit/words'

export const listWords = words('list', {
  noHitsTitle: {
    en: 'There is nothing found that corresponds to your request',
    nb: 'Vi fant ingenting som samsvarer med søket ditt',
  },
  noHitsText: { en: 'Verify your filters and try again', nb: 'Sjekk filtrene og prøv igjen' },
  clearFilters: { en: 'Clear filters', nb: 'Nullstill filtrene' },
  showMore: { en: 'Show {{count}} more', nb: 'Vis {{count}} til' },
  shownOf: { en: 'Showing {{shown}} of {{all}}', nb: 'Viser {{shown}} av {{all}}' },
  filter: { en: 'Filter and sort', nb: 'Filtrer og sorter' },
  sortBy: { en: 'Sort by', nb: 'Sorter etter' },
  usualOrder: { en: 'Usual order', nb: 'Vanlig rekkefølge' },
  ascending: { en: '{{column}}, ascending', nb: '{{column}}, stigende' },
  descending: { en: '{{column}}, descending', nb: '{{column}}, synkende' },
  asTable: { en: 'Show as a table', nb: 'Vis som tabell' },
})
