import './Dashboard.ts';
import './DashboardFigures.ts';
import './dashboardField.ts';
