import type { ReactNode } from 'react'

interface ReceiptTableProps {
  /** The caption, only for screen readers. It is missing if there is a heading above. */
  readonly caption?: string
  readonly columns: readonly string[]
  /** One cell for each column. The first one names the row. */
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[]
}

/** A table of a receipt. On a narrow screen each row becomes a block. Then every cell has a label. */
export function ReceiptTable({ caption, columns, rows }: ReceiptTableProps) {
  const [, ...labels] = columns
  return (
    <table className="receipt-table">
      {caption !== undefined && <caption className="ui-hidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {labels.map((label, index) => (
              <td key={label} data-label={label}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
