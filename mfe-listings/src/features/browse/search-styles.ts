/** The page shows the filters, the matches and the map also without JavaScript. So their styles load with the page. */
import './alerts/save-search-control.module.css';
import './filters/filter-chips.module.css';
import './filters/filter-fields.module.css';
import './map/areas-table.module.css';
import './map/map-panel.module.css';
import './search/no-matches.module.css';
import './search/result-count.module.css';
