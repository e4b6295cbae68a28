// An app that compiles these sources needs the declaration. An import statement would also reach the bundler.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an import would reach the bundler
/// <reference path="./css-modules.d.ts" />
/**
 * The product's design system: presentational components without data fetching and router, and helpers that load code on
 * demand. The look comes from the custom properties of `@roommate/ui/styles.css`, which the shell loads once.
 */
export { SkipLink } from './a11y/skip-link.tsx';
export { VisuallyHidden } from './a11y/visually-hidden.tsx';
export { AvailabilityBadge } from './badge/availability-badge.tsx';
export { RoomTypeBadge } from './badge/room-type-badge.tsx';
export { Logo } from './brand/logo.tsx';
export { buttonClass } from './button/button-class.ts';
export { Button } from './button/button.tsx';
export { RetryButton } from './button/retry-button.tsx';
export { SpinnerRing } from './button/spinner-ring.tsx';
export { Spinner } from './button/spinner.tsx';
export { Card, cardLinkClass } from './card/card.tsx';
export { CardGrid } from './card/card-grid.tsx';
export { chipClass } from './chip/chip-class.ts';
export { ListingCardSkeleton } from './card/listing-card-skeleton.tsx';
export { ListingCard, type LinkComponent, type SaveComponent } from './card/listing-card.tsx';
export { CardPlaceholders, LoadingCards } from './card/loading-cards.tsx';
export { Rent } from './card/rent.tsx';
export { SaveButton } from './card/save-button.tsx';
export { StatCard } from './card/stat-card.tsx';
export { StatGrid } from './card/stat-grid.tsx';
export { SegmentedControl } from './choice/segmented-control.tsx';
export { ComboboxField } from './combobox/combobox-field.tsx';
export { useOnDemand } from './combobox/use-on-demand.ts';
export { DataTable, type DataTableColumn } from './data/data-table.tsx';
export { Accordion, type AccordionItem } from './disclosure/accordion.tsx';
export { Tabs } from './disclosure/tabs.tsx';
export { Drawer } from './drawer/drawer.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorState } from './feedback/error-state.tsx';
export { Notice } from './feedback/notice.tsx';
export { ErrorSummary } from './form/error-summary.tsx';
export { FormFields } from './form/form-fields.tsx';
export { FormActions } from './form/form-actions.tsx';
export { FieldSkeleton } from './form/field-skeleton.tsx';
export { FormGrid, FormGridWide } from './form/form-grid.tsx';
export { NumberField } from './form/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './form/password-field.tsx';
export { RadioGroupField } from './form/radio-group-field.tsx';
export { SelectField } from './form/select-field.tsx';
export { TextAreaField } from './form/text-area-field.tsx';
export { useSummaryFocus } from './form/use-summary-focus.ts';
export { TextField } from './form/text-field.tsx';
export { Avatar } from './image/avatar.tsx';
export { ListingImage } from './image/listing-image.tsx';
export { SkeletonLine } from './image/skeleton-line.tsx';
export { Skeleton } from './image/skeleton.tsx';
export { MatchReasonList } from './match/match-reason-list.tsx';
export { CodeOnDemand } from './page/code-on-demand.ts';
export { AfterFirstPaint } from './page/after-first-paint.tsx';
export { Container } from './page/container.tsx';
export { Divider } from './page/divider.tsx';
export { focusPageHeading } from './page/focus-page-heading.ts';
export { isAborted } from './page/is-aborted.ts';
export { PageHeader } from './page/page-header.tsx';
export { Section } from './page/section.tsx';
export { useCode, useCodeFailure } from './page/use-code.ts';
export { LaterPart } from './page/later-part.tsx';
export { useFirstUse } from './page/use-first-use.ts';
export { ScriptNotice } from './page/script-notice.tsx';
export { useHydrated } from './page/use-hydrated.ts';
export { useOnline } from './page/use-online.ts';
export { SearchBox, type SearchSuggestion } from './search/search-box.tsx';
